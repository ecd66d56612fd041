#!/bin/sh
# /usr/local/bin/office in the image: the operator's tool.
export ANGUN_CWD="$PWD"
cd /app && exec node src/server/cli/office-tool.ts "$@"
