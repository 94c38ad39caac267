#!/bin/sh
# The account and the roles of docs/hosted.md, made once in the new database server of compose.yaml.
set -eu
psql --quiet --username="${POSTGRES_USER:-postgres}" --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role advisor login createrole password :'password';
create database advisor owner advisor;
create role anon;
create role authenticated;
create role service_role bypassrls;
grant anon, authenticated, service_role to advisor;
SQL
