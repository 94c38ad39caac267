#!/bin/sh
# Backs up the database of compose.yaml and the keys that belong to it each BACKUP_HOURS, and keeps BACKUP_KEEP of them.
# --once makes one and ends; --is-recent ends with 0 when the last one is not late.
set -eu
umask 077
hours=${BACKUP_HOURS:-24}
keep=${BACKUP_KEEP:-14}

backup() {
  unfinished=$BACKUP_DIR/.unfinished
  rm -rf "$unfinished"
  mkdir "$unfinished"
  pg_dump --format=custom --file="$unfinished/advisor.dump" "$DATABASE_URL" || return 1
  # Reads every row of it.
  pg_restore --file=/dev/null "$unfinished/advisor.dump" || return 1
  cp "$SECRETS_FILE" "$unfinished/secrets.json" || return 1
  finished=$BACKUP_DIR/advisor-$(date -u +%Y-%m-%dT%H-%M-%S)
  sync
  mv "$unfinished" "$finished" || return 1
  echo "Backed up to $finished"
  # Names sort by time. Other files in the folder stay.
  find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name 'advisor-????-??-??T??-??-??' | sort -r | tail -n "+$((keep + 1))" |
    while read -r old; do rm -rf "$old"; done
}

case ${1:-} in
--is-recent)
  found=$(find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name 'advisor-*' -mmin "-$((hours * 60 + 60))")
  [ -n "$found" ]
  ;;
--once) backup ;;
*)
  # A stop does not wait for the end of a sleep.
  trap 'exit 0' TERM INT
  while :; do
    pause=$((hours * 3600))
    # After a failure it is tried again soon; nothing was removed.
    backup || { echo 'The backup failed; it is tried again in 10 minutes.' >&2; pause=600; }
    sleep "$pause" &
    wait $!
  done
  ;;
esac
