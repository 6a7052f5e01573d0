/** Words of the trade, which a dictionary of the language divides. */
const terms = new RegExp(
  [
    ...'云服务器 服务器 出网流量 内网流量 内网 公网地址 数据库 客户端 安全组 地址段 后端 高峰期 前缀 存储桶'.split(' '),
    ...'存储量 优惠券 价目表 规格族 交换机 服务时段 负载均衡 对象存储 私有网络 洛杉矶'.split(' '),
  ].join('|'),
  'gu',
);
/** A character that belongs to the word before it; another that stands alone belongs to the word after it. */
const suffix = /^[的地得了着过们量率性型区台个年月日点时后前里内外]$/u;
const oneCharacter = /^\p{Script=Han}$/u;
/** Around other characters, a browser knows by itself where a line may end. */
const betweenCharacters = /^\p{Script=Han}{2}$/u;

const words = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/** A Chinese text in the parts between which a line may end: whole words, none of them a single character. */
export function chineseWords(text: string): readonly string[] {
  if (!words) return [text];
  const insideTerms = new Set<number>();
  for (const { index, 0: term } of text.matchAll(terms)) for (let at = 1; at < term.length; at += 1) insideTerms.add(index + at);
  const parts: string[] = [];
  let isOpen = false;
  for (const { segment, index } of words.segment(text)) {
    const isSuffix = suffix.test(segment);
    const mayPart = betweenCharacters.test(text.slice(Math.max(0, index - 1), index + 1));
    if (parts.length > 0 && (isOpen || isSuffix || !mayPart || insideTerms.has(index))) parts[parts.length - 1] += segment;
    else parts.push(segment);
    isOpen = !isSuffix && oneCharacter.test(segment) && !insideTerms.has(index);
  }
  return parts;
}
