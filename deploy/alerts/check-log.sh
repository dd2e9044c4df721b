#!/bin/sh
# Prints the lines of the site's log, from standard input, that somebody should read the same day, and nothing while all
# is well, so that cron mails only problems. docs/operations.md says where it runs and what to do.
grep -E ' (start-failed|unhandled-rejection|pages-not-rendered|response-failed|sample-menu|content-not-saved|order-counts-not-(saved|read)|whatsapp-changed) ' || :
