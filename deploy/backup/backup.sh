#!/bin/sh
# Keeps the content and the server's own files of each week: copy it to /etc/cron.weekly/lahab-backup.
# /root/lahab-backup.json: { "spaceId": "…", "managementToken": "…", "downloadAssets": true }, mode 600.
set -e
umask 077
folder=/var/backups/lahab/$(date +%F)
mkdir -p "$folder"
# /var/cache/lahab is a link.
tar --create --dereference --gzip --absolute-names --file "$folder/server.tar.gz" \
  /var/cache/lahab /etc/lahab.env /etc/nginx/conf.d/lahab.conf
npx --yes contentful-cli@3.10.4 space export --config /root/lahab-backup.json \
  --export-dir "$folder" --content-file content.json --use-verbose-renderer >"$folder/export.log"
find /var/backups/lahab -mindepth 1 -maxdepth 1 -mtime +90 -exec rm -r {} +
