import type { CampanhaItem } from '@seleta/contract/campanhas'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@seleta/ui/core'
import { nameOf } from '../../rules/campanha-words'

interface Props {
  /** One, or those of a selection. */
  readonly campanhas: readonly CampanhaItem[]
  readonly onClose: () => void
  readonly onConfirm: (enviarEncerramento: boolean) => void
}

const TITLE_ID = 'encerrar-titulo'
const TEXT_ID = 'encerrar-texto'

/**
 * Ending asks by name, and the answer is also the decision about people without an answer: told, or not told
 * (product 15). Nobody applied: nothing to decide.
 */
export function EncerrarDialog({ campanhas, onClose, onConfirm }: Props) {
  const people = campanhas.reduce((sum, { qtdTalentos }) => sum + qtdTalentos, 0)
  const [only] = campanhas
  const isOne = campanhas.length === 1 && only !== undefined
  const verb = isOne ? 'Encerrar campanha' : 'Encerrar campanhas'
  return (
    <Dialog open role="alertdialog" onClose={onClose} aria-labelledby={TITLE_ID} aria-describedby={TEXT_ID}>
      <DialogTitle id={TITLE_ID}>
        {isOne ? `Encerrar “${nameOf(only)}”?` : `Encerrar ${campanhas.length} campanhas?`}
      </DialogTitle>
      <DialogContent id={TEXT_ID}>
        <DialogContentText>
          {isOne
            ? 'A página da vaga passa a dizer que ela foi encerrada e não recebe mais inscrições.'
            : 'As páginas das vagas passam a dizer que elas foram encerradas e não recebem mais inscrições.'}{' '}
          Isso não pode ser desfeito.
        </DialogContentText>
        {people > 0 ? (
          <DialogContentText sx={{ mt: 3 }}>
            {people === 1 ? '1 pessoa candidata está nela.' : `${people} pessoas candidatas participam.`} Quem
            ainda não teve resposta pode receber agora a mensagem de encerramento.
          </DialogContentText>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {/* The rule is about pages; in a dialog the focus has to go somewhere, and this is the safe place. */}
        <Button variant="outlined" autoFocus onClick={onClose}>
          {isOne ? 'Manter aberta' : 'Manter abertas'}
        </Button>
        {people > 0 ? (
          <>
            <Button variant="outlined" color="error" onClick={() => onConfirm(false)}>
              Encerrar sem mensagem
            </Button>
            <Button variant="contained" color="error" onClick={() => onConfirm(true)}>
              Encerrar e enviar mensagem
            </Button>
          </>
        ) : (
          <Button variant="contained" color="error" onClick={() => onConfirm(false)}>
            {verb}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
