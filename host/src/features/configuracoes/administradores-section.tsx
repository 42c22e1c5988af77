import { useAcesso } from '@seleta/api-client'
import { PAPEL_WORDS, tellWhoHelps } from '@seleta/contract/papeis'
import { Typography } from '@seleta/ui/core'
import { ConfiguracoesSection } from './configuracoes-section'

/** In place of what only administrators change: who they are (product 70). */
export function AdministradoresSection() {
  const { papel, administradores } = useAcesso()
  return (
    <ConfiguracoesSection id="administracao" title="Dados da empresa, pessoas e chaves">
      <Typography>
        {papel === undefined ? null : `Seu papel na empresa é ${PAPEL_WORDS[papel]}. `}
        Quem administra a empresa muda o que falta aqui. {tellWhoHelps(administradores)}
      </Typography>
    </ConfiguracoesSection>
  )
}
