#!/bin/sh
# Copies the build of this image to /areas/<area>/<version>, where gateways find it within a second. A version never
# changes: an existing one stays as it is. The folder gets its name only when all files are copied.
set -eu
from=${1:-/area}
areas=${2:-/areas}
id=$(cat "$from/id")
version=$(cat "$from/version")
place="$areas/$id/$version"
if [ -e "$place" ]; then
  echo "$id $version is installed already"
  exit 0
fi
mkdir -p "$areas/$id"
# mktemp instead of the process id in the name: in containers all processes may have the same id.
partial=$(mktemp -d "$areas/$id/.$version.XXXXXX")
trap 'rm -rf "$partial"' EXIT
cp -R "$from/build/." "$partial/"
chmod 755 "$partial"
if problem=$(mv -T "$partial" "$place" 2>&1); then
  echo "$id $version is installed"
elif [ -e "$place/area.json" ]; then
  echo "$id $version was installed by another container meanwhile"
else
  echo "$id $version could not be installed in $place: $problem" >&2
  exit 1
fi
