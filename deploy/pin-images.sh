#!/bin/sh
# Pins the base images in Dockerfile and compose.yaml to the digests that their tags have now, or moves them there. Run it
# before production and after a change of a tag, look at `git diff`, commit. Needs Docker with buildx.
set -eu
cd "$(dirname "$0")/.."
for image in $(sed -n 's/^FROM \([^ @]*\).*/\1/p' Dockerfile | sort -u) $(sed -n 's/^ *image: \(nginx[^ @]*\).*/\1/p' compose.yaml); do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  case $digest in sha256:*) ;; *) echo "$image has no digest" >&2 && exit 1 ;; esac
  sed -i "s|$image\(@sha256:[0-9a-f]*\)\{0,1\}|$image@$digest|" Dockerfile compose.yaml
done
