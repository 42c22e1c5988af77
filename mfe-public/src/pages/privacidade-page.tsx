import { PrivacidadeView } from '@seleta/public-pages/privacidade-view'

/** The privacy notice (security L2). */
export default function PrivacidadePage() {
  return <PrivacidadeView />
}
