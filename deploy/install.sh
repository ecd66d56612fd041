#!/bin/sh
# Installs this clone as the site of this machine: a systemd service behind nginx, with certificates. It asks four questions and keeps existing
# settings and data, so it can be run again after an upgrade or with other answers. Run it as root in a clone below /opt; docs/kurulum.md.
set -eu
release=$(cd "$(dirname "$0")/.." && pwd)
env=$release/.env
say() { printf '\n── %s\n' "$1"; }

[ "$(id -u)" = 0 ] || { echo 'root olarak çalıştırın: sudo deploy/install.sh' >&2; exit 1; }
[ -f "$env" ] || if [ -f /opt/angun/.env ]; then cp -p /opt/angun/.env "$env"; else install -m 0640 /dev/null "$env"; fi

# ask NAME QUESTION: a variable of that name overrides the answer; Enter keeps the value of .env.
ask() {
  old=$(sed -n "s/^$1=//p" "$env" | tail -n 1)
  eval "answer=\${$1-}"
  [ -n "$answer" ] || { printf '%s%s: ' "$2" "${old:+ [$old]}"; read -r answer || answer=; }
  eval "$1=\${answer:-\$old}"
}
put() { sed -i "/^$1=/d" "$env"; [ -z "$2" ] || printf '%s=%s\n' "$1" "$2" >> "$env"; }

ask SITE_NAME 'Sitenin adı (örneğin www.ornek.com)'
ask PANEL_NAME 'Panelin adı (örneğin panel.ornek.com)'
ask RATE_SOCKET_URL 'Kur sağlayıcının adresi (boşsa uydurma fiyatlar)'
ask CERTBOT_EMAIL 'Sertifikalar için e-posta'
case $SITE_NAME in www.?*) ;; *) echo 'Sitenin adı www. ile başlamalı.' >&2; exit 1 ;; esac
[ -n "$PANEL_NAME" ] || { echo 'Panelin adı gerekli.' >&2; exit 1; }
domain=${SITE_NAME#www.}

say 'Programlar, kullanıcı, klasörler'
apt update && apt install -y git nodejs npm nginx certbot sudo curl restic
id angun > /dev/null 2>&1 || adduser --system --group --no-create-home --home /nonexistent angun
getent group gise-yonetici > /dev/null || groupadd gise-yonetici
install -d -o angun -g angun -m 0700 /var/lib/angun /var/lib/angun/backups
install -d -m 0755 /etc/angun /etc/nginx/angun

say 'Program'
# A built release is left alone, because a build takes the packages away from its running server for a minute. A clone with edits is built each time.
commit=$(git -C "$release" rev-parse HEAD 2> /dev/null || date)
edits=$(git -C "$release" status --porcelain --untracked-files=no 2> /dev/null || true)
[ -z "$edits" ] && [ "$(cat "$release/node_modules/.built" 2> /dev/null)" = "$commit" ] ||
  (cd "$release" && npm run build && npm prune --omit=dev --omit=optional && echo "$commit$edits" > node_modules/.built)

say 'Ayarlar'
put SITE_NAME "$SITE_NAME"
put PANEL_NAME "$PANEL_NAME"
put PANEL_ORIGIN "https://$PANEL_NAME"
put RATE_SOCKET_URL "$RATE_SOCKET_URL"
put HOST 127.0.0.1
put TRUST_PROXY 1
put DATA_DIR /var/lib/angun
put OFFICE_FILE /etc/angun/office.yaml
chown root:angun "$env" && chmod 0640 "$env"
[ -f /etc/angun/office.yaml ] || install -m 0644 "$release/office/office.yaml" /etc/angun/office.yaml
ln -sfn "$release" /opt/angun

say 'Servisler'
cd "$release/deploy"
cp angun.service angun-failed@.service angun-logs.service angun-logs.timer /etc/systemd/system/
cp journald@angun.conf /etc/systemd/
install -m 0755 angun-office /usr/local/bin/
install -m 0440 sudoers-angun /etc/sudoers.d/angun && visudo -c
systemctl daemon-reload
systemctl enable angun.service angun-logs.timer
# If the site refuses to start, the check below prints the reason; systemd retries.
systemctl restart angun.service || true
systemctl start angun-logs.timer

say 'Sertifikalar ve nginx'
certificate() { certbot certonly --non-interactive --agree-tos ${CERTBOT_EMAIL:+-m "$CERTBOT_EMAIL"} --keep-until-expiring --webroot -w /var/www/html --deploy-hook 'systemctl reload nginx' "$@"; }
certificate -d "$domain" -d "$SITE_NAME"
certificate -d "$PANEL_NAME"
sed "s/angun\.example/$domain/g" nginx.conf > /etc/nginx/nginx.conf
sed "s/panel\.angun\.example/$PANEL_NAME/g" nginx-panel.conf > /etc/nginx/angun/panel.conf
nginx -t && systemctl restart nginx

say 'Sınama'
angun-office check || true
cat << END

Site   https://$SITE_NAME
Panel  https://$PANEL_NAME

Kurumun bilgileri: /etc/angun/office.yaml (site onu ilk açılışında alır), öteki ayarlar: $env
İlk yönetici: angun-office people add "AD SOYAD" --role yonetici
END
