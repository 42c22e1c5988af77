import { PrivacidadeView } from '@seleta/publico/privacidade-view'

/** The privacy notice (security L2). */
export default function PrivacidadePage() {
  return <PrivacidadeView />
}
