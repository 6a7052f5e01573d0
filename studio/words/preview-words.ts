import type { LocaleResourceBundle } from 'sanity';

/** Words of Sanity's preview, which its own bundles lack. */
const words = {
  'zh-Hans': {
    'document-list-pane.document-list.title': '此页面上的文档',
    'channel.status_connected': '已连接',
    'channel.status_connecting': '正在连接',
    'channel.status_disconnected': '已断开',
    'channel.status_reconnecting': '正在重新连接',
    'error-card.continue-button.text': '仍然继续',
    'error-card.retry-button.text': '重试',
    'error-card.title': '发生错误',
    'locations-banner.locations-count_one': '用于一个页面',
    'locations-banner.locations-count_other': '用于 {{count}} 个页面',
    'locations-banner.locations-count_zero': '未用于任何页面',
    'locations-banner.resolving.text': '正在查找页面…',
    'main-document.label': '主文档',
    'preview-frame.connection.error.text': '无法连接到预览',
    'preview-frame.overlay.toggle-button.text': '编辑',
    'preview-frame.refresh-button.tooltip': '刷新预览',
  },
  'ja-JP': {
    'document-list-pane.document-list.title': 'このページのドキュメント',
    'channel.status_connected': '接続済み',
    'channel.status_connecting': '接続中',
    'channel.status_disconnected': '切断',
    'channel.status_reconnecting': '再接続中',
    'error-card.continue-button.text': 'このまま続ける',
    'error-card.retry-button.text': '再試行',
    'error-card.title': 'エラーが発生しました',
    'locations-banner.locations-count_one': '1ページで使われています',
    'locations-banner.locations-count_other': '{{count}}ページで使われています',
    'locations-banner.locations-count_zero': 'どのページでも使われていません',
    'locations-banner.resolving.text': 'ページを探しています…',
    'main-document.label': 'メインのドキュメント',
    'preview-frame.connection.error.text': 'プレビューに接続できません',
    'preview-frame.overlay.toggle-button.text': '編集',
    'preview-frame.refresh-button.tooltip': 'プレビューを更新',
  },
} as const;

export const previewWords: LocaleResourceBundle[] = Object.entries(words).map(([locale, resources]) => ({
  locale,
  namespace: 'presentation',
  resources,
}));
