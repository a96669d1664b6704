export const publicMailDomains: readonly string[] = (
  "aol.com email.com fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net " +
  "googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.fr icloud.com " +
  "libero.it live.com mac.com mail.com mail.ru me.com msn.com orange.fr outlook.com " +
  "outlook.de outlook.fr pm.me proton.me protonmail.com t-online.de tutanota.com web.de " +
  "yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru ymail.com zoho.com"
).split(" ");

export function isPublicMail(domain: string): boolean {
  return publicMailDomains.includes(domain.toLowerCase());
}
