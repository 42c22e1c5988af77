import { change, useCall } from '@seleta/api-client'
import { Typography } from '@seleta/ui/core'
import { LoadState } from '../trouble/load-state'
import { SettingsForm } from './configuracoes-form'
import { SettingsSection } from './configuracoes-section'

/** Meus dados: the name that colleagues and messages show. */
export function MyDataSection() {
  const usuario = useCall('getUsuario', {})
  return (
    <SettingsSection id="meus-dados" title="Meus dados">
      <LoadState query={usuario} rows={2}>
        {({ nome, email }) => (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              E-mail de entrada: {email}
            </Typography>
            <SettingsForm
              label="Meus dados"
              fields={[
                { name: 'nome', label: 'Seu nome', autoComplete: 'name', required: 'Informe o nome.' },
              ]}
              initial={{ nome }}
              submitLabel="Salvar nome"
              savedText="Nome salvo."
              save={(body) => change('updateUsuario', { body })}
            />
          </>
        )}
      </LoadState>
    </SettingsSection>
  )
}
