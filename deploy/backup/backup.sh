#!/bin/sh
# Keeps the menu, its pictures and the server's own files of each week: /etc/cron.weekly/lahab-backup, installed as
# docs/operations.md says. It prints problems only, which cron mails; what fails does not keep the rest from being saved.
umask 077
settings=/etc/lahab.env
exporter=/var/lib/lahab-backup
folder=/var/backups/lahab/$(date +%F)
status=0

fail() {
  echo "lahab-backup: $1"
  status=1
}

# Its status is 1 if a file changed meanwhile, as the counts of orders do.
archive() {
  file=$1
  shift
  tar --create --dereference --gzip --absolute-names --warning=no-file-changed --warning=no-file-removed \
    --file "$folder/$file" "$@" || [ $? = 1 ] || fail "$file is incomplete"
}

mkdir -p "$folder"
# /var/cache/lahab is a link.
archive server.tar.gz /var/cache/lahab "$settings" /etc/nginx/conf.d/lahab.conf

menu=$(sed -n 's/^CONTENT_FILE=//p' "$settings" | tr -d "\"'" | tail -n 1)
if [ -n "$menu" ]; then
  images=$(dirname "$menu")/images
  [ -d "$images" ] || images=
  archive menu.tar.gz "$menu" ${images:+"$images"}
elif [ -e "$exporter/export.json" ]; then
  # The exporter is a program of others: its user has the token, and none of the keys above.
  rm -rf "$exporter/export" "$folder/content"
  runuser -u lahab-backup -- env HOME="$exporter" node "$exporter/export.mjs" "$exporter/export" \
    >"$folder/export.log" 2>&1 || fail "no content, see $folder/export.log"
  # For the exporter it is a success if no picture can be loaded.
  ! grep -Eq 'Errors +│ [1-9]' "$folder/export.log" || fail "pictures are missing, see $folder/export.log"
  [ ! -d "$exporter/export" ] || mv "$exporter/export" "$folder/content"
else
  fail "no menu: neither CONTENT_FILE in $settings nor $exporter/export.json"
fi

# Older ones are kept while newer ones fail.
[ "$status" = 0 ] && find /var/backups/lahab -mindepth 1 -maxdepth 1 -mtime +90 -exec rm -r {} +
exit "$status"
