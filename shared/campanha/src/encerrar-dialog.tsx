import { countOf } from '@seleta/regras/plural'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import { ConfirmDialog, DialogContentText } from '@seleta/ui/core'
import { campanhaTitle } from '@seleta/contract/campanha-title'

interface Props {
  /** One, or those of a selection. */
  readonly campanhas: readonly Pick<CampanhaItem, 'id' | 'nome' | 'qtdTalentos'>[]
  readonly onClose: () => void
  readonly onConfirm: (enviarEncerramento: boolean) => void
}

/**
 * Ending asks by name, and the answer is also the decision about people who have not heard their outcome: told, or not
 * told (product 15). Nobody applied: nothing to decide.
 */
export function EncerrarDialog({ campanhas, onClose, onConfirm }: Props) {
  const pessoas = campanhas.reduce((sum, { qtdTalentos }) => sum + qtdTalentos, 0)
  const [only] = campanhas
  const isOne = campanhas.length === 1 && only !== undefined
  const verb = isOne ? 'Encerrar campanha' : 'Encerrar campanhas'
  return (
    <ConfirmDialog
      open
      width="sm"
      tone="danger"
      title={isOne ? `Encerrar “${campanhaTitle(only)}”?` : `Encerrar ${campanhas.length} campanhas?`}
      cancelLabel={isOne ? 'Manter aberta' : 'Manter abertas'}
      confirmLabel={pessoas > 0 ? 'Encerrar e enviar mensagem' : verb}
      {...(pessoas > 0 && { other: { label: 'Encerrar sem mensagem', onPick: () => onConfirm(false) } })}
      onConfirm={() => onConfirm(pessoas > 0)}
      onClose={onClose}
    >
      <DialogContentText>
        {isOne
          ? 'A página da vaga passa a dizer que ela foi encerrada e não recebe mais inscrições.'
          : 'As páginas das vagas passam a dizer que elas foram encerradas e não recebem mais inscrições.'}{' '}
        Isso não pode ser desfeito.
      </DialogContentText>
      {pessoas > 0 ? (
        <DialogContentText sx={{ mt: 3 }}>
          {countOf(pessoas, 'pessoa candidata está nela.', 'pessoas candidatas participam.')} Quem ainda não
          soube do resultado pode receber agora a mensagem de encerramento.
        </DialogContentText>
      ) : null}
    </ConfirmDialog>
  )
}
