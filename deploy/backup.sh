#!/bin/sh
# Dumps the database once a day and keeps the newest dumps. "backup.sh once" makes one dump and ends.
set -eu

FOLDER=${BACKUP_FOLDER:-/backups}
KEPT=${BACKUPS_KEPT:-14}
umask 077

dump() {
    target="$FOLDER/goa-$(date -u +%Y%m%dT%H%M%SZ).dump"
    pg_dump --format=custom --no-owner --file="$target.part"
    mv "$target.part" "$target"
    echo "wrote $target"
    # Names sort by time.
    ls "$FOLDER" | grep '^goa-.*\.dump$' | sort -r | tail -n +"$((KEPT + 1))" | while read -r old; do
        rm -- "$FOLDER/$old"
    done
}

if [ "${1:-}" = once ]; then
    dump
    exit
fi
while true; do
    dump || echo "the backup failed" >&2
    sleep 86400
done
