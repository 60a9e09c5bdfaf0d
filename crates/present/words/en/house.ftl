# The words of the house: lobby, table, replay, errors.
