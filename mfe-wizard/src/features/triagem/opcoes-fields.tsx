import { PERGUNTA } from '@seleta/contract/limits'
import type { Pergunta } from '@seleta/contract/perguntas'
import { Box, Button, Checkbox, IconButton, TextField, Tooltip } from '@seleta/ui/core'
import { ChoiceGroup } from '@seleta/ui/form'
import { PlusIcon, TrashIcon } from '@seleta/ui/icons'
import { createOpcao } from '../../rules/perguntas'
import { newUuid } from '@seleta/regras/new-uuid'

type Opcao = Extract<Pergunta, { tipo: 'MULTIPLA' }>['opcoes'][number]

export interface OpcoesFieldsProps {
  readonly opcoes: readonly Opcao[]
  readonly onEdit: (opcoes: Opcao[]) => void
  /** Any of the right ones is right, and the person is told so; else each counts. */
  readonly hasOneRight: boolean
  readonly error?: string | undefined
}

/** Options of a multiple-choice question, each with its text and whether it is right. */
export function OpcoesFields({ opcoes, onEdit, hasOneRight, error }: OpcoesFieldsProps) {
  const change = (id: string, fields: Partial<Opcao>) =>
    onEdit(opcoes.map((opcao) => (opcao.id === id ? { ...opcao, ...fields } : opcao)))
  return (
    <ChoiceGroup
      legend="Opções (marque as corretas)"
      helperText={
        hasOneRight
          ? 'Com mais de uma correta, basta a pessoa escolher uma delas e nenhuma errada.'
          : undefined
      }
      error={error}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {opcoes.map((opcao, index) => (
          <Box key={opcao.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Tooltip title="Correta">
              <Checkbox
                checked={opcao.correta}
                onChange={(_, correta) => change(opcao.id, { correta })}
                slotProps={{ input: { 'aria-label': `Opção ${index + 1} é correta` } }}
              />
            </Tooltip>
            <TextField
              hiddenLabel
              value={opcao.title}
              onChange={(event) => change(opcao.id, { title: event.target.value })}
              placeholder={`Opção ${index + 1}`}
              slotProps={{
                htmlInput: { 'aria-label': `Texto da opção ${index + 1}`, maxLength: PERGUNTA.opcao },
              }}
            />
            <Tooltip title="Remover opção">
              <IconButton
                aria-label={`Remover opção ${index + 1}`}
                onClick={() => onEdit(opcoes.filter(({ id }) => id !== opcao.id))}
              >
                <TrashIcon size={18} />
              </IconButton>
            </Tooltip>
          </Box>
        ))}
        {opcoes.length < PERGUNTA.maxOpcoes ? (
          <div>
            <Button
              size="small"
              startIcon={<PlusIcon size={18} />}
              onClick={() => onEdit([...opcoes, createOpcao(newUuid)])}
            >
              Adicionar opção
            </Button>
          </div>
        ) : null}
      </Box>
    </ChoiceGroup>
  )
}
