/** A request that is valid, and asks for as much work as one may. */
export interface CostlyRequest {
  readonly target: string;
  readonly method: 'GET' | 'POST';
  /** Content type and body of a POST. */
  readonly type: string;
  readonly body: string;
}

const searchPath = '/myDoc/doc/helpDoc/searchArtAndPro';

/** Words of the documentation that are each two letters wrong: as many as a search takes. */
const misspelt =
  'daqaxase sequxity snqpxhot trqnxfer adqrxsses miqexraft agqexment cuqrxncy inqtxnce requxded woqdxress ouqbxund fiqexall ' +
  'viqixors syqtxmctl seqvxces yoqrxelf rezuxsts coqpxter';
const short = 'serq disq pricq portq maiq keyq hosq usiq timq plaq dayq freq linq datq codq pagq addq reqq netq basq filq sitq logq namq';
const japanese =
  'サーバーのネットワークとディスクの価格、バックアップ、スナップショット、帯域、転送量、システム、イメージ、アドレス、ドメイン、セキュリティ、パスワード';
const chinese = '服务器网络磁盘价格备份快照带宽流量系统镜像地址域名安全防火墙密码账户订单支付退款续费升级变更迁移监控日志数据库存储';

const search = (words: string, language: string): CostlyRequest => ({
  target: searchPath,
  method: 'POST',
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams({ search: words, row: '50', language }).toString(),
});

const agentCall = (id: number, name: string): unknown => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: {} } });

const toAgents = (message: unknown): CostlyRequest => ({
  target: '/api/mcp',
  method: 'POST',
  type: 'application/json',
  body: JSON.stringify(message),
});

const read = (target: string): CostlyRequest => ({ target, method: 'GET', type: '', body: '' });

const messagesOfBatch = 100;
const suffixesOfAddress = 1_600;

/** Searches, batches of messages of agents, catalogues, prices and addresses: each the dearest of its kind. */
export const costlyRequests: readonly [CostlyRequest, ...CostlyRequest[]] = [
  search(misspelt, 'en'),
  search(misspelt, 'cn'),
  search(short, 'en'),
  search(japanese, 'ja'),
  search(chinese, 'cn'),
  search('zqxjvawka '.repeat(20).trim(), 'ja'),
  toAgents(Array.from({ length: messagesOfBatch }, (_, id) => agentCall(id, 'list_sizes'))),
  toAgents(Array.from({ length: messagesOfBatch }, (_, id) => agentCall(id, 'list_options'))),
  toAgents(agentCall(1, 'list_sizes')),
  toAgents(agentCall(1, 'quote')),
  toAgents({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  read('/api/catalogue'),
  read('/api/catalogue/quote'),
  read('/api/availability'),
  read('/api/health'),
  read(`/about${'.html'.repeat(suffixesOfAddress)}x`),
];
