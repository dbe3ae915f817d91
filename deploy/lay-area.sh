#!/bin/sh
# Lays the build of this image into /areas/<area>/<version>, where gateways find it within a second. A version never changes:
# one that is there stays. The folder gets its name when all of it is there.
set -eu
from=${1:-/area}
areas=${2:-/areas}
id=$(cat "$from/id")
version=$(cat "$from/version")
place="$areas/$id/$version"
if [ -e "$place" ]; then
  echo "$id $version is there already"
  exit 0
fi
mkdir -p "$areas/$id"
# A folder of its own for each run: in containers every process has the same number.
partial=$(mktemp -d "$areas/$id/.$version.XXXXXX")
trap 'rm -rf "$partial"' EXIT
cp -R "$from/build/." "$partial/"
chmod 755 "$partial"
if problem=$(mv -T "$partial" "$place" 2>&1); then
  echo "$id $version is laid"
elif [ -e "$place/area.json" ]; then
  echo "$id $version has been laid meanwhile"
else
  echo "$id $version could not be laid into $place: $problem" >&2
  exit 1
fi
