import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../browser/web-storage.ts'
import { limitComment } from '../domain/comment.ts'
import { useStore } from './store.ts'

export const COMMENT_KEY = 'generalComment'

export const commentStore = createStore<{ comment: string }>(() => ({ comment: '' }))

/** Keeps what was typed, cut at the limit (CMT-1). */
export function setComment(text: string): void {
  commentStore.setState({ comment: limitComment(text) })
}

/** Reads the stored comment and writes every change back (PER-1). */
export function restoreComment(): void {
  setComment(storedComment())
  commentStore.subscribe(({ comment }) => {
    sessionStore.write(COMMENT_KEY, comment)
  })
}

/** What is stored now; '' where nothing is. */
export function storedComment(): string {
  return sessionStore.read(COMMENT_KEY) ?? ''
}

export function useComment(): string {
  return useStore(commentStore, ({ comment }) => comment, '')
}
