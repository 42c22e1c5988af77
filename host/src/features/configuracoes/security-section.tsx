import { SENHA_MAX } from '@seleta/contract/text-max'
import { Box, Button, Chip, ItemRow, Typography } from '@seleta/ui/core'
import { formatMoment } from '@seleta/regras/moment'
import { useChangeSenha, useEndSessao, useSessoes } from '../../queries/use-conta'
import { checkNewPassword, PASSWORD_HELP, REPEAT_SENHA } from '../../rules/new-password'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesForm } from './configuracoes-form'
import { ConfiguracoesSection } from './configuracoes-section'
import { SegundoFatorPart } from './segundo-fator-part'

const passwordFields = [
  {
    name: 'atual',
    label: 'Senha atual',
    type: 'password',
    autoComplete: 'current-password',
    maxLength: SENHA_MAX,
    required: 'Informe a senha atual.',
  },
  {
    name: 'nova',
    label: 'Senha nova',
    type: 'password',
    autoComplete: 'new-password',
    maxLength: SENHA_MAX,
    help: PASSWORD_HELP,
  },
  {
    name: 'repeated',
    label: REPEAT_SENHA,
    type: 'password',
    autoComplete: 'new-password',
    maxLength: SENHA_MAX,
  },
] as const

const noPasswords = { atual: '', nova: '', repeated: '' }

/** Segurança: own password, second factor, open sessions (product 7, security section 5). */
export function SecuritySection() {
  const saving = useChangeSenha()
  return (
    <ConfiguracoesSection
      id="seguranca"
      title="Segurança"
      text="Ao trocar a senha, as suas outras sessões são encerradas."
    >
      <ConfiguracoesForm
        label="Trocar senha"
        fields={passwordFields}
        initial={noPasswords}
        submitLabel="Trocar senha"
        isCleared
        check={({ nova, repeated }) => {
          const { senha, ...rest } = checkNewPassword(nova, repeated)
          return senha === undefined ? rest : { nova: senha }
        }}
        saving={saving}
      />
      <SegundoFatorPart />
      <Sessions />
    </ConfiguracoesSection>
  )
}

function Sessions() {
  const sessoes = useSessoes()
  const end = useEndSessao()
  return (
    <Box component="section" aria-labelledby="sessoes-titulo" sx={{ mt: 4 }}>
      <Typography id="sessoes-titulo" variant="h3" sx={{ mb: 2 }}>
        Sessões abertas
      </Typography>
      <LoadState query={sessoes} rows={2}>
        {(list) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map(({ id, dispositivo, ultimoUso, criadaEm, isAtual }) => (
              <ItemRow
                key={id}
                title={dispositivo}
                detail={`Último uso em ${formatMoment(ultimoUso)} · aberta em ${formatMoment(criadaEm)}`}
              >
                {isAtual ? (
                  <Chip label="Esta sessão" color="primary" size="small" />
                ) : (
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={`Encerrar sessão em ${dispositivo}`}
                    aria-disabled={end.isPending}
                    onClick={() => {
                      if (!end.isPending) end.mutate(id)
                    }}
                  >
                    Encerrar
                  </Button>
                )}
              </ItemRow>
            ))}
          </Box>
        )}
      </LoadState>
    </Box>
  )
}
