import { amountRule } from './amount-text.ts';
import { chineseLandlineRule, chineseMobileRule, emailRule, phonePrefixRule, phoneRule, postalCodeRule } from './contact.ts';
import { serverPasswordRule } from './servers/server-password.ts';
import { domainRule } from './domain.ts';
import { cidrRule, ipv4CidrRule, ipv4Rule, ipv6CidrRule, ipv6Rule } from './ip-address.ts';
import { ftpNameRule, nameRule, tagNameRule } from './names.ts';
import { adminPasswordRule, simplePasswordRule, vpsPasswordRule } from './passwords.ts';
import { macRule, portRangeRule } from './ports-and-mac.ts';
import type { Rule } from './rule.ts';
import { webAddressRule } from './web-address.ts';

/** The shared pattern set of §5 by name: complete, though this site's own forms use only part of it. */
export const ruleNames = [
  'simplePassword',
  'vpsPassword',
  'serverPassword',
  'adminPassword',
  'money',
  'ftpName',
  'name',
  'phone',
  'phonePrefix',
  'postalCode',
  'tagName',
  'typeName',
  'email',
  'chineseMobile',
  'chineseLandline',
  'ipv4',
  'ipv6',
  'ipv4Cidr',
  'ipv6Cidr',
  'cidr',
  'domain',
  'url',
  'portRange',
  'mac',
] as const;

export type RuleName = (typeof ruleNames)[number];

export const rules = {
  simplePassword: simplePasswordRule,
  vpsPassword: vpsPasswordRule,
  serverPassword: serverPasswordRule,
  adminPassword: adminPasswordRule,
  money: amountRule,
  ftpName: ftpNameRule,
  name: nameRule,
  phone: phoneRule,
  phonePrefix: phonePrefixRule,
  postalCode: postalCodeRule,
  tagName: tagNameRule,
  typeName: tagNameRule,
  email: emailRule,
  chineseMobile: chineseMobileRule,
  chineseLandline: chineseLandlineRule,
  ipv4: ipv4Rule,
  ipv6: ipv6Rule,
  ipv4Cidr: ipv4CidrRule,
  ipv6Cidr: ipv6CidrRule,
  cidr: cidrRule,
  domain: domainRule,
  url: webAddressRule,
  portRange: portRangeRule,
  mac: macRule,
} as const satisfies Record<RuleName, Rule>;
