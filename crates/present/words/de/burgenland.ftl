# Burgenland
