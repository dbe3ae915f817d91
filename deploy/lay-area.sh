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
partial="$areas/$id/.$version.$$"
mkdir -p "$partial"
cp -R "$from/build/." "$partial/"
mv "$partial" "$place"
echo "$id $version is laid"
