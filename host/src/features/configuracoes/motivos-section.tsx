import { FALTA_NOME_DO_MOTIVO } from '@seleta/contract/faltas'
import { MOTIVO_NOME_MAX } from '@seleta/contract/limits'
import type { Motivo } from '@seleta/contract/motivos'
import { Box, Button, Chip, ItemRow } from '@seleta/ui/core'
import { useRef, useState } from 'react'
import { useCreateMotivo, useHideMotivo, useMotivos, useRenameMotivo } from '../../queries/use-motivos'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesForm } from './configuracoes-form'
import { ConfiguracoesSection } from './configuracoes-section'

const fieldsOf = (label: string) =>
  [{ name: 'nome', label, maxLength: MOTIVO_NOME_MAX, required: FALTA_NOME_DO_MOTIVO }] as const
const unnamed = { nome: '' }

/** Motivos: why processes end, in the company's own words (product 68). */
export function MotivosSection() {
  const motivos = useMotivos()
  const creating = useCreateMotivo()
  return (
    <ConfiguracoesSection
      id="motivos"
      title="Motivos"
      text="Por que o processo termina para alguém: perguntado ao reprovar e ao registrar desistência. Só a equipe vê."
    >
      <LoadState query={motivos} rows={8}>
        {(list) => (
          <Box component="ul" aria-label="Motivos" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map((motivo) => (
              <MotivoRow key={motivo.id} motivo={motivo} />
            ))}
          </Box>
        )}
      </LoadState>
      <ConfiguracoesForm
        label="Novo motivo"
        fields={fieldsOf('Novo motivo')}
        initial={unnamed}
        submitLabel="Criar motivo"
        busyLabel="Criando…"
        isCleared
        saving={creating}
      />
    </ConfiguracoesSection>
  )
}

function MotivoRow({ motivo }: { readonly motivo: Motivo }) {
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hide = useHideMotivo()
  const { nome, isOculto, isDesistencia } = motivo
  const close = () => {
    setEditing(false)
    opener.current?.focus()
  }
  return (
    <ItemRow
      titleFrom={96}
      title={<Box sx={{ color: isOculto ? 'text.secondary' : undefined }}>{nome}</Box>}
      {...(isEditing && { below: <RenameForm motivo={motivo} onDone={close} /> })}
    >
      {isDesistencia && <Chip label="Conta quem desiste por conta própria" size="small" />}
      {isOculto && <Chip label="Oculto" size="small" />}
      <Button
        ref={opener}
        size="small"
        aria-label={isEditing ? `Cancelar o novo nome de ${nome}` : `Renomear ${nome}`}
        onClick={() => setEditing(!isEditing)}
      >
        {isEditing ? 'Cancelar' : 'Renomear'}
      </Button>
      <Button
        size="small"
        aria-label={`${isOculto ? 'Mostrar' : 'Ocultar'} ${nome}`}
        onClick={() => hide.mutate(motivo)}
      >
        {isOculto ? 'Mostrar' : 'Ocultar'}
      </Button>
    </ItemRow>
  )
}

function RenameForm({ motivo, onDone }: { readonly motivo: Motivo; readonly onDone: () => void }) {
  const renaming = useRenameMotivo(motivo)
  return (
    <ConfiguracoesForm
      label={`Renomear ${motivo.nome}`}
      fields={fieldsOf('Nome do motivo')}
      initial={{ nome: motivo.nome }}
      submitLabel="Renomear"
      saving={{
        ...renaming,
        mutate: (values, follow) =>
          renaming.mutate(values, {
            ...follow,
            onSuccess: () => {
              follow.onSuccess()
              onDone()
            },
          }),
      }}
    />
  )
}
