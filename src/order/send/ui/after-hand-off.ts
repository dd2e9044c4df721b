/** What a customer sees who is back from WhatsApp: one file, loaded on demand. */
export { HandOffPanel } from './HandOffPanel.tsx'
export { SentNotice } from './SentNotice.tsx'
