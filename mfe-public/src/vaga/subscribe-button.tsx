import type { CampanhaPublica } from '@seleta/contract/publico'
import { paths } from '@seleta/shell'

/** 'Inscreva-se agora': the product's own form in a new tab, or the configured external sign-up (product 54). */
export function SubscribeButton({ vaga, className = '' }: { vaga: CampanhaPublica; className?: string }) {
  if (vaga.situacao !== 'PUBLICADA') return null
  const href = vaga.inscricaoUrl ?? `${paths.inscricao(vaga.id)}${window.location.search}`
  return (
    <a className={`publico-button ${className}`} href={href} target="_blank" rel="noopener noreferrer">
      Inscreva-se agora
    </a>
  )
}
