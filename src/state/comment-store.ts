import { createStore } from 'zustand/vanilla'
import { safeSessionStorage } from '../hooks/safe-storage.ts'
import { truncateComment } from '../domain/comment.ts'
import type { PersistedSlice } from './persisted-slice.ts'
import { useStore } from './store.ts'

export const COMMENT_KEY = 'generalComment'

export const commentStore = createStore<{ comment: string }>(() => ({ comment: '' }))

/** Keeps what was typed, cut at the limit (CMT-1). */
export function setComment(text: string): void {
  commentStore.setState({ comment: truncateComment(text) })
}

export function useComment(): string {
  return useStore(commentStore, ({ comment }) => comment, '')
}

/** The comment is stored with every change (PER-1). */
export const commentSlice: PersistedSlice = {
  restore: () => {
    setComment(stored())
    commentStore.subscribe(({ comment }) => {
      safeSessionStorage.write(COMMENT_KEY, comment)
    })
  },
  reload: () => {
    const comment = stored()
    return () => {
      setComment(comment)
    }
  },
}

function stored(): string {
  return safeSessionStorage.read(COMMENT_KEY) ?? ''
}
