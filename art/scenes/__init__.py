"""One module for each part of the menu or page; one function for each picture."""
