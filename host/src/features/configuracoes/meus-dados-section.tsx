import { FALTA_NOME } from '@seleta/contract/faltas'
import { Typography } from '@seleta/ui/core'
import { useConta, useSaveNome } from '../../queries/use-conta'
import { LoadState } from '../trouble/load-state'
import { BegunConfiguracoesForm } from './configuracoes-form'
import { ConfiguracoesSection } from './configuracoes-section'

/** Meus dados: the name that colleagues and messages show. */
export function MeusDadosSection() {
  const conta = useConta()
  const saving = useSaveNome()
  return (
    <ConfiguracoesSection id="meus-dados" title="Meus dados">
      <LoadState query={conta} rows={2}>
        {({ nome, email }) => (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              E-mail de entrada: {email}
            </Typography>
            <BegunConfiguracoesForm
              name="meu-nome"
              label="Meus dados"
              fields={[{ name: 'nome', label: 'Seu nome', autoComplete: 'name', required: FALTA_NOME }]}
              initial={{ nome }}
              submitLabel="Salvar nome"
              saving={saving}
            />
          </>
        )}
      </LoadState>
    </ConfiguracoesSection>
  )
}
