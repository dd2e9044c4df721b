#!/bin/sh
# Prints one line for each problem of the site and nothing while all is well, so that cron mails only problems:
#   */5 * * * * /usr/local/bin/check-site.sh https://lahab.example Lahab 971500000000
# The number is that of WhatsApp, with its country code and digits only; without it that line is never printed.
# Run it on another machine than the site's. Needs curl and openssl. docs/operations.md says what to do.
site=$1
name=$2
whatsapp=$3
max_age=900
certificate_days=14

health=$(curl --silent --max-time 10 --write-out '\n%{http_code}' "$site/healthz")
status=$(printf '%s' "$health" | tail -n 1)
state=$(printf '%s' "$health" | sed -n 's/.*"state":"\([a-z]*\)".*/\1/p')
age=$(printf '%s' "$health" | sed -n 's/.*"ageSeconds":\([0-9]*\).*/\1/p')

if [ "$status" != 200 ]; then
  echo "DOWN: $site/healthz is $status"
elif [ "${age:-0}" -gt "$max_age" ]; then
  echo "OLD MENU: $state, last confirmed $age seconds ago"
fi

page=$(curl --silent --fail --max-time 10 "$site/en") || page=
case $page in
  *"$name"*) ;;
  *) echo "WRONG PAGE: $site/en lacks $name" ;;
esac
case $page in
  *'Sample menu:'*) echo "SAMPLE: $site shows the sample menu" ;;
esac

# Orders go to the number in the content, which whoever can change the content can change.
others=$(printf '%s' "$page" | grep -o 'wa\.me/[0-9]*?text=' | tr -cd '0-9\n' | sort -u | grep -vx "$whatsapp" | tr '\n' ' ')
[ -n "$whatsapp" ] && [ -n "$others" ] && echo "WHATSAPP CHANGED: $site/en sends orders to $others"

case $site in
  https://*)
    host=${site#https://}
    port=${host##*:}
    [ "$port" = "$host" ] && port=443
    host=${host%%:*}
    openssl s_client -connect "$host:$port" -servername "$host" </dev/null 2>/dev/null |
      openssl x509 -noout -checkend $((certificate_days * 86400)) >/dev/null 2>&1 ||
      echo "CERTIFICATE: less than $certificate_days days, or unreadable"
    ;;
esac
