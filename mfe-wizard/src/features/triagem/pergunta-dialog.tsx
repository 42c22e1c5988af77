import { PERGUNTA } from '@seleta/contract/limits'
import type { Pergunta } from '@seleta/contract/perguntas'
import { Box, Checkbox, FormControlLabel, TextField } from '@seleta/ui/core'
import { ChoiceGroup, FormDialog, FormHelperText, Radio, RadioGroup } from '@seleta/ui/form'
import { paint } from '@seleta/ui/paint'
import { useHostServices } from '@seleta/shell'
import { useRef, useState } from 'react'
import { OpcoesFields } from './opcoes-fields'
import { DuracaoField } from './duracao-field'
import { perguntaProblem } from '@seleta/contract/value-checks'
import { EFEITOS, TIPO_NAMES, hasRightAnswer } from '../../rules/perguntas'

export interface PerguntaDialogProps {
  readonly pergunta: Pergunta
  readonly onChange: (pergunta: Pergunta) => void
  /** The question as the draft has it; null while it is not part of it. */
  readonly saved: Pergunta | null
  readonly onDone: (pergunta: Pergunta) => void
  readonly onClose: () => void
}

/** Adds or edits one question; the draft changes on «Adicionar» and not before. */
export function PerguntaDialog(props: PerguntaDialogProps) {
  const { pergunta, onChange: setPergunta, saved, onDone, onClose } = props
  const { confirm } = useHostServices()
  const isNew = saved === null
  const isChanged = saved === null ? hasText(pergunta) : JSON.stringify(pergunta) !== JSON.stringify(saved)
  const [problem, setProblem] = useState<string | null>(null)
  const titleInput = useRef<HTMLTextAreaElement>(null)
  const submit = () => {
    const found = perguntaProblem(pergunta)
    setProblem(found)
    if (found === null) onDone(pergunta)
    else if (pergunta.title.trim() === '') titleInput.current?.focus()
  }
  const leave = async () => {
    if (!isChanged) return onClose()
    const isSure = await confirm({
      title: isNew ? 'Descartar esta pergunta?' : 'Descartar as mudanças desta pergunta?',
      text: 'O que você escreveu nela se perde.',
      confirmLabel: 'Descartar',
      cancelLabel: 'Continuar editando',
      tone: 'danger',
    })
    if (isSure) onClose()
  }
  const isTitleWrong = problem !== null && pergunta.title.trim() === ''
  return (
    <FormDialog
      title={`${isNew ? 'Nova pergunta' : 'Editar pergunta'} · ${TIPO_NAMES[pergunta.tipo]}`}
      submitLabel={isNew ? 'Adicionar pergunta' : 'Guardar pergunta'}
      // The field that is wrong says it, and nothing is sent from here.
      error={null}
      isSaving={false}
      onSubmit={submit}
      onClose={() => void leave()}
      gap={6}
      isWholePhone
      isHeld={isChanged}
    >
      <TextField
        inputRef={titleInput}
        label="Pergunta"
        required
        // The dialog has just been asked for; its first field is where one goes on.
        autoFocus
        multiline
        minRows={2}
        value={pergunta.title}
        onChange={(event) => setPergunta({ ...pergunta, title: event.target.value.replaceAll('\n', ' ') })}
        error={isTitleWrong}
        helperText={isTitleWrong ? problem : undefined}
        slotProps={{ htmlInput: { maxLength: PERGUNTA.titulo } }}
      />
      {pergunta.tipo === 'SIM_NAO' ? (
        <ChoiceGroup
          legend="Respostas certas"
          row
          helperText={
            pergunta.efeito === 'ELIMINAR'
              ? 'Quem responder diferente é eliminado.'
              : 'Sem nenhuma marcada, só fica registrada.'
          }
          error={problem !== null && !isTitleWrong ? problem : undefined}
        >
          <FormControlLabel
            label="Sim"
            control={
              <Checkbox
                checked={pergunta.simCorreta}
                onChange={(_, simCorreta) => setPergunta({ ...pergunta, simCorreta })}
              />
            }
          />
          <FormControlLabel
            label="Não"
            control={
              <Checkbox
                checked={pergunta.naoCorreta}
                onChange={(_, naoCorreta) => setPergunta({ ...pergunta, naoCorreta })}
              />
            }
          />
        </ChoiceGroup>
      ) : null}
      {pergunta.tipo === 'MULTIPLA' ? (
        <OpcoesFields
          opcoes={pergunta.opcoes}
          onEdit={(opcoes) => setPergunta({ ...pergunta, opcoes })}
          hasOneRight={pergunta.efeito !== 'PONTUAR'}
          error={problem !== null && !isTitleWrong ? problem : undefined}
        />
      ) : null}
      {pergunta.tipo === 'VIDEO' ? (
        <DuracaoField
          duracao={pergunta.duracao}
          onEdit={(duracao) => setPergunta({ ...pergunta, duracao })}
        />
      ) : null}
      {/* «Pedir Vídeo CV» decides it for those in video. */}
      {pergunta.tipo === 'VIDEO' ? null : (
        <div>
          <FormControlLabel
            label="Pergunta Obrigatória"
            control={
              <Checkbox
                checked={pergunta.obrigatoria}
                onChange={(_, obrigatoria) => setPergunta({ ...pergunta, obrigatoria })}
              />
            }
          />
          <FormHelperText sx={{ ml: 8 }}>{obrigatoriaHelp(pergunta.tipo)}</FormHelperText>
        </div>
      )}
      {hasRightAnswer(pergunta.tipo) ? (
        <ChoiceGroup legend="O que acontece com uma resposta diferente da certa">
          <RadioGroup
            name="efeito"
            value={pergunta.efeito}
            onChange={(_, value) =>
              setPergunta({
                ...pergunta,
                efeito: EFEITOS.find((efeito) => efeito.value === value)?.value ?? 'SINALIZAR',
              })
            }
          >
            {EFEITOS.map(({ value, label, text }) => (
              <FormControlLabel
                key={value}
                value={value}
                control={<Radio />}
                sx={{ alignItems: 'flex-start' }}
                label={
                  <Box component="span" sx={{ display: 'block', pt: 2 }}>
                    {label}
                    <Box
                      component="span"
                      sx={{ display: 'block', fontSize: '0.8125rem', color: paint.textSecondary }}
                    >
                      {text}
                    </Box>
                  </Box>
                }
              />
            ))}
          </RadioGroup>
        </ChoiceGroup>
      ) : null}
    </FormDialog>
  )
}

/** Whether something was written in a question that is not kept yet. */
const hasText = (pergunta: Pergunta) =>
  [pergunta.title, ...(pergunta.tipo === 'MULTIPLA' ? pergunta.opcoes.map(({ title }) => title) : [])].some(
    (text) => text.trim() !== '',
  )

/** Product 24 and 25: an answer is needed, and a wrong one hides nobody beyond reach. */
function obrigatoriaHelp(tipo: Pergunta['tipo']): string {
  return hasRightAnswer(tipo)
    ? 'Só se inscreve quem responder. O que vale uma resposta errada você escolhe abaixo.'
    : 'Só se inscreve quem responder.'
}
