/** Words of everyday questions that any text may have. */
export const commonWords = {
  en: new Set(
    'please question want like would could tell know help thing way time anything something possible able exactly really actually hello hi work happen offer provide find long much many one two day first new best good allow charge company service customer marlow support'.split(
      ' ',
    ),
  ),
  zh: new Set(
    `我 你 您 他 她 它 们 的 地 得 了 着 过 吗 呢 吧 啊 呀 啦 哦 嘛 哈 是 有 没 没有 在 和 与 跟 或 或者 就 才 都 也 还 又 会 要 能 能够 可 可以 想 想要 请 请问 麻烦
      怎么 怎样 如何 什么 啥 咋 哪 哪些 哪个 哪里 哪儿 哪种 多 多少 多久 多长 多大 几 几个 何时 谁 为什么 为何 是否 能否 可否 是不是 能不能 会不会 要不要 有没有 可不可以
      个 一 一个 一点 一些 一下 一样 一直 这 那 这个 那个 这些 那些 这样 这种 里 里面 上 下 前 后 之后 以后 之前 以前 中 时 时候 时间 现在 已经 用 使用 做 给 把 被 对 从 到 为
      让 使 向 往 由 以 再 不 别 不能 不会 不用 需要 应该 必须 问题 情况 事 事情 东西 地方 办法 方法 方式 意思 你们 我们 你们的 他们 大家 别人 人家 自己 咱们 支持 提供 之内 以内
      如果 要是 假如 的话 怎么办 怎么样 大概 大约 到底 究竟 真的 直接 老是 总是 经常 刚 刚刚 刚才 比较 挺 特别 非常 太 很 真 好像 可能 也许 一定 肯定 其实 反正 另外 还是 而且
      但是 但 不过 因为 所以 由于 虽然 然后 而 并 并且 以及 等 等等 左右 后来 最近 目前 今天 昨天 明天 弄 搞 办 来 去 过来 过去 出来 起来 下来 进来 进去 回来 知道 了解 觉得
      认为 感觉 发现 看 看看 看到 听说 说 讲 问 告诉 帮 帮忙 打算 准备 希望 喜欢 行 成 够 算 变 变成 当 出现 发生 遇到 碰到 得到 拿 拿到 找 找到 进行 关于 对于 按照 通过 只 只能
      只要 最 更 该 本 每 各 先 好 好了 对了 谢谢 你好 您好 买 买来 想问 问下 请教 咨询 假设 比如 例如`.split(/\s+/),
  ),
  ja: new Set(
    '何 私 方 事 物 者 時 場合 方法 手順 教 知 使 作 作り方 やり方 何人 何時 何個 何パーセント 出来 出 来 行 見 言 思 今 後 前 中 的 御 様 下 必要 可能 利用 対応 提供 確認 質問 弊社 御社 当社 会社 他'.split(
      ' ',
    ),
  ),
} as const;
