import { useStore } from 'zustand'
import { truncateComment } from '../domain/comment.ts'
import { SESSION_KEYS } from '../../browser/storage-keys.ts'
import { combineUnsubscribes } from '../../browser/combine-unsubscribes.ts'
import { onBfcacheRestore } from '../../browser/page-lifecycle.ts'
import { createStore } from '../../browser/create-store.ts'
import { persist } from '../../browser/persist.ts'

export const commentStore = createStore({ comment: '' })

/** The comment in session storage. */
const persistedComment = persist(commentStore, SESSION_KEYS.comment, {
  serialize: ({ comment }) => comment,
  parse: (text) => ({ comment: truncateComment(text ?? '') }),
})

/**
 * Restores the comment, also when the page comes out of the back-forward cache; stores every change.
 * Returns an unsubscribe function.
 */
export function startComment(): () => void {
  persistedComment.load()
  return combineUnsubscribes([persistedComment.saveChanges(), onBfcacheRestore(persistedComment.load)])
}

/** Takes what was typed, cut at the limit. */
export function setComment(text: string): void {
  commentStore.setState({ comment: truncateComment(text) })
}

export function useComment(): string {
  return useStore(commentStore, ({ comment }) => comment)
}
