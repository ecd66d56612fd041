#!/bin/sh
# Usage: packages.sh PACKAGE...
# Installs Debian packages for tests, as root, without questions. It starts no service (neither now nor at the next boot), removes nothing, and
# does not hang without a network. It prints packages that apt cannot reach, one per line, and fails if a reachable one cannot be installed.
set -eu
export DEBIAN_FRONTEND=noninteractive LC_ALL=C
root=${ROOT-}
policy=$root/usr/sbin/policy-rc.d

# This lock serializes two runs of this script; dpkg's own lock serializes a run and the machine's updates.
exec 9> "$root/run/lock/angun-packages"
flock 9

patient() {
  limit=$1; shift
  timeout "$limit" apt-get -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=15 -o Acquire::https::Timeout=15 \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Options::=--force-confold "$@" > /dev/null
}
fetch() { patient 600 install -y --no-install-recommends --no-remove --no-upgrade --download-only "$@"; }

# If the package lists are missing or outdated, they are fetched again.
if ! fetch "$@" 2> /dev/null; then
  patient 120 update 2> /dev/null || true
  known=''
  for package; do
    if apt-cache show "$package" > /dev/null 2>&1; then known="$known $package"; else echo "$package"; fi
  done
  # shellcheck disable=SC2086 -- names of packages contain no spaces
  set -- $known
  [ $# -gt 0 ] || exit 0
  fetch "$@" 2> /dev/null || { printf '%s\n' "$@"; exit 0; }
fi

# A file that a killed run left behind may be overwritten.
if ! [ -e "$policy" ] || grep -q angun-packages "$policy"; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 130' HUP INT TERM
  printf '#!/bin/sh\n# angun-packages\nexit 101\n' > "$policy"
  chmod +x "$policy"
fi
enabled() { find "$root/etc/systemd/system" -type l 2> /dev/null | sort || true; }
before=$(enabled)
patient 900 install -y --no-install-recommends --no-remove --no-upgrade --no-download "$@"
enabled | while read -r link; do
  case "
$before
" in *"
$link
"*) ;; *) rm "$link" ;; esac
done
