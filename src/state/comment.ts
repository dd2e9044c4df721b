import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../browser/web-storage.ts'
import { limitComment } from '../domain/comment.ts'
import type { PagePart } from './page-part.ts'
import { useStore } from './store.ts'

export const COMMENT_KEY = 'generalComment'

export const commentStore = createStore<{ comment: string }>(() => ({ comment: '' }))

/** Keeps what was typed, cut at the limit (CMT-1). */
export function setComment(text: string): void {
  commentStore.setState({ comment: limitComment(text) })
}

export function useComment(): string {
  return useStore(commentStore, ({ comment }) => comment, '')
}

/** The comment is stored with every change (PER-1). */
export const commentPart: PagePart = {
  restore: () => {
    setComment(stored())
    commentStore.subscribe(({ comment }) => {
      sessionStore.write(COMMENT_KEY, comment)
    })
  },
  reread: () => {
    const comment = stored()
    return () => {
      setComment(comment)
    }
  },
}

function stored(): string {
  return sessionStore.read(COMMENT_KEY) ?? ''
}
