#!/bin/sh
# Usage: packages.sh PACKAGE...
# Installs what tests need as packages of Debian, as root: asks nothing, starts nothing (neither now nor at the next boot), removes nothing, and
# does not hang without a network. Prints the packages that apt can't reach, a line each; fails where one that it reached can't be installed.
set -eu
export DEBIAN_FRONTEND=noninteractive LC_ALL=C
root=${ROOT-}
policy=$root/usr/sbin/policy-rc.d

# Two runs at once wait for each other here, a run and the machine's own updates by dpkg's lock.
exec 9> "$root/run/lock/angun-packages"
flock 9

patient() {
  limit=$1; shift
  timeout "$limit" apt-get -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=15 -o Acquire::https::Timeout=15 \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Options::=--force-confold "$@" > /dev/null
}
fetch() { patient 600 install -y --no-install-recommends --no-remove --no-upgrade --download-only "$@"; }

# Lists may be missing, or name files that are no longer there: then they are read anew.
if ! fetch "$@" 2> /dev/null; then
  patient 120 update 2> /dev/null || true
  known=''
  for package; do
    if apt-cache show "$package" > /dev/null 2>&1; then known="$known $package"; else echo "$package"; fi
  done
  # shellcheck disable=SC2086 -- names of packages hold no blanks
  set -- $known
  [ $# -gt 0 ] || exit 0
  fetch "$@" 2> /dev/null || { printf '%s\n' "$@"; exit 0; }
fi

# What a run that was killed left behind is ours, too.
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
