//! A server for trying things out: `cargo run -p server --example serve -- DATA [PORT]`.

use server::Config;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let data = arguments.next().ok_or("which data folder?")?;
    let port: u16 = arguments.next().map_or(Ok(7070), |port| port.parse())?;
    let server = server::start(Config::new(data).bind(([127, 0, 0, 1], port))).await?;
    println!("http://{}", server.address());
    server.until_asked().await?;
    Ok(())
}
