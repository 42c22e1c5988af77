import { CallError, forgetLost, useBegun, wordsFor } from '@seleta/api-client'
import { Checkbox, FormControlLabel } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { useCampanha } from '@seleta/campanha/campanha'
import { useCreateTalento } from '../../queries/entrada-queries'
import { EMPTY_PESSOA, isPessoaTouched, toNewTalento } from '../../rules/pessoa-draft'
import { WORDS } from '../../rules/words'
import { useHostServices } from '@seleta/shell'
import { DuplicadosAlert } from './duplicados-alert'
import { PessoaFields } from './pessoa-fields'

interface Props {
  readonly campanhaId: number | null
  readonly onClose: () => void
}

/**
 * A person by a recruiter's hand, with the résumé; who is known already is told before (product 42). What was begun is there
 * again, a file apart (product 4).
 */
export function PessoaDialog({ campanhaId, onClose }: Props) {
  const { confirm } = useHostServices()
  const campanha = useCampanha(campanhaId ?? 0, campanhaId !== null)
  const name = `cadastro.${campanhaId ?? ''}`
  const [begun, keep, forget] = useBegun(name, {
    ...EMPTY_PESSOA,
    isInscrever: campanhaId !== null,
  })
  const { isInscrever, ...draft } = begun
  const creating = useCreateTalento(name, done)
  const [curriculo, setCurriculo] = useState<File | null>(null)
  const campos = creating.error instanceof CallError ? creating.error.campos : {}
  const submit = () =>
    creating.mutate({ ...toNewTalento(draft), idCampanha: isInscrever ? campanhaId : null, curriculo })
  const close = async () => {
    const isTouched = isPessoaTouched(draft) || curriculo !== null
    if (!isTouched || (await confirm(DISCARD))) done()
  }
  function done(): void {
    forget()
    forgetLost('createTalento', name)
    onClose()
  }
  return (
    <FormDialog
      title="Cadastrar uma pessoa"
      submitLabel="Cadastrar"
      error={
        creating.isError && Object.keys(campos).length === 0
          ? WORDS.typedStays(wordsFor(creating.error))
          : null
      }
      isSaving={creating.isPending}
      isStillWhileSaving
      onSubmit={submit}
      onClose={() => void close()}
      width="md"
      isWholePhone
    >
      <PessoaFields
        draft={draft}
        onChange={(next) => keep({ ...begun, ...next })}
        curriculo={curriculo}
        onCurriculo={setCurriculo}
        campos={campos}
        warning={<DuplicadosAlert draft={draft} />}
      />
      {campanhaId === null ? null : (
        <FormControlLabel
          control={
            <Checkbox
              checked={isInscrever}
              onChange={(event) => keep({ ...begun, isInscrever: event.target.checked })}
            />
          }
          label={`Inscrever em #${campanhaId} ${campanha.data?.nome ?? ''}`}
        />
      )}
    </FormDialog>
  )
}

const DISCARD = {
  title: 'Descartar este cadastro?',
  text: 'O que você preencheu se perde.',
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar preenchendo',
  tone: 'danger',
} as const
