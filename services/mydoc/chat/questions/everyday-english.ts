/** How people say things in a chat, and how texts say them. */
export const everydayEnglish: readonly (readonly [said: RegExp, written: string])[] = [
  [/money back|get (?:my|the|our) money|reimburse\w*|return my (?:order|server|purchase)/u, 'refund'],
  [/chang\w* my mind|don'?t want (?:it|the server) any ?more|do not want it/u, 'refund'],
  [/forg[eo]t\w* (?:my |the )?password|lost (?:my |the )?password|locked out/u, 'reset password console'],
  [
    /\b(?:delete|deleted|erased|removed|lost)\b.{0,30}\b(?:accident|mistake|wrong|back)\b|undelete|get .{0,20}files back/u,
    'restore snapshot backup',
  ],
  [/\b(?:hacked|hackers?|break in|broke into|brute.?force|compromised|infected)\b/u, 'security attack key login'],
  [/\b(?:slow|laggy|lag|ping)\b/u, 'latency speed'],
  [
    /\b(?:site|server|service|machine|instance) (?:is|was|goes|went|being) (?:down|offline|unavailable)\b|outage|downtime|uptime/u,
    'availability',
  ],
  [/\b(?:mail|e-?mails?)\b.{0,30}\b(?:rejected|bounc\w*|spam folder|blocked|refused)\b/u, 'rDNS PTR mail servers'],
  [/\b(?:recommend|refer|bring|invite)\w*\b.{0,20}\b(?:friends?|customers?|you|people)\b|earn money/u, 'affiliate commission referral'],
  [/\bbigger (?:server|plan|size|model)\b|more (?:ram|cores|memory|power)|scale up|upgrade\b/u, 'change size model series console'],
  [/\bmore (?:disk|space|storage)|disk (?:is )?full|run(?:ning)? out of space/u, 'enlarge grow disk'],
  [/\b(?:two|several|more) (?:servers?|machines?)\b.{0,40}\b(?:talk|connect|each other|private\w*)\b/u, 'private network VPC'],
  [/\b(?:close|delete|remove) (?:my|the|an) account\b/u, 'delete account data'],
  [/\bforg[eo]t\w* to (?:pay|renew)|not renew\w*|expires?\b|stop paying/u, 'renewal end period released'],
  [/\bcredit card|visa|mastercard|paypal|alipay|pay with\b/u, 'methods of payment'],
  [/\binvoice|receipt\b|vat\b|tax\b/u, 'invoices taxes'],
  [/\bbot|mining|mine (?:crypto|bitcoin|coins?)|torrent|vpn|porn|adult\b/u, 'acceptable use allowed'],
  [
    /\bhow (?:long|fast|soon|quick\w*)\b.{0,30}\b(?:ready|deliver\w*|set ?up|start\w*|provision\w*|wait)\b/u,
    'ready minutes after the order',
  ],
  [/\bssh|log ?in|sign in|connect to (?:my|the) (?:server|vps)\b/u, 'log in SSH first time'],
  [/\bgdpr|personal data|my data|privacy\b/u, 'personal data'],
  [/\btest (?:ip|file|server|address)|speed ?test|looking ?glass\b/u, 'looking glass test address'],
  [/\bown (?:iso|image|os|operating system)|custom (?:iso|image)|install .{0,20}from iso\b/u, 'ISO file upload'],
];
