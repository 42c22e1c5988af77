import { EmptyState } from '@seleta/ui/core'

/** A tab with nothing in it says so in its own words. */
export function EmptyTab({ text }: { readonly text: string }) {
  return <EmptyState title={text} art={null} level={3} />
}
