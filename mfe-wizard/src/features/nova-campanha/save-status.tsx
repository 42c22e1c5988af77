import { CallError, wordsFor } from '@seleta/api-client'
import { Box, Button } from '@seleta/ui/core'
import { paint } from '@seleta/ui/paint'
import type { RascunhoState, Saving } from '../../rules/rascunho/rascunho-state'
import { formatTime } from '@seleta/regras/moment'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useRascunho } from '../../queries/rascunho/use-rascunho'

/** What keeps the draft from the server. */
const TROUBLES: readonly Saving['kind'][] = ['failed', 'conflict', 'ended']

/** The status line of the foot: how far the draft is from the server, and what to do about it. */
export function SaveStatus() {
  const saving = useRascunho((state) => state.saving)
  const kind = useRascunho((state) => state.origin.kind)
  const action = actionOf(saving)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1,
        minWidth: 0,
        fontSize: '0.8125rem',
        lineHeight: '1.125rem',
        color: TROUBLES.includes(saving.kind) ? paint.error.text : paint.textSecondary,
      }}
    >
      <span role="status">{textOf(saving, kind)}</span>
      {action === null ? null : (
        <Button size="small" variant="text" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </Box>
  )
}

function textOf(saving: Saving, kind: RascunhoState['origin']['kind']): string {
  const isPublished = kind === 'campanha'
  switch (saving.kind) {
    case 'saved':
      if (saving.at === null) return ''
      return isPublished ? `Salva às ${formatTime(saving.at)}` : `Rascunho salvo às ${formatTime(saving.at)}`
    case 'dirty':
      return isPublished ? 'Alterações ainda não salvas' : 'Alterações por salvar'
    case 'sending':
      return 'Salvando…'
    case 'failed':
      return `Não foi possível salvar. Seus dados estão nesta tela. ${reasonOf(saving.error)}`.trim()
    case 'conflict':
      return 'Há uma versão mais nova desta campanha.'
    case 'ended':
      return 'Esta campanha foi encerrada em outro lugar. O que você mudou está só nesta tela.'
  }
}

/** A refusal says what the server said; the rest is the connection's affair and trying again helps. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return ''
  if (error.kind === 'not-found') return 'Ele não existe mais no servidor.'
  if (error.kind === 'offline') return 'Sem conexão: será salvo quando ela voltar.'
  const fields = Object.values(error.campos)
  return fields.length > 0 ? fields.join(' ') : error.kind === 'invalid' ? wordsFor(error) : ''
}

function actionOf(saving: Saving): { readonly label: string; readonly run: () => void } | null {
  const asNew = { label: 'Salvar como novo rascunho', run: () => void rascunhos.detach() }
  if (saving.kind === 'ended') return asNew
  if (saving.kind !== 'failed') return null
  if (saving.error instanceof CallError && saving.error.kind === 'not-found') return asNew
  return { label: 'Tentar de novo', run: () => void rascunhos.send() }
}
