import { nothingFound } from '@seleta/regras/busca'
import { formatInteger } from '@seleta/regras/numbers'
import { TextField } from '@seleta/ui/core'
import { Autocomplete } from '@seleta/ui/form'
import { useState } from 'react'
import { useCampanhasToChoose, useChosenCampanha } from '../../queries/use-indicadores'
import { campanhaWords, type Opcao, type Opcoes } from '../../rules/recorte-words'

const FAILURE = 'Não foi possível carregar as campanhas.'

interface Props {
  /** Null: all of them. */
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** Which campaign the figures are of, however many a company has: the server looks for what is written. */
export function CampanhaField({ value, onChange }: Props) {
  const chosen = useChosenCampanha(value)
  // Null: nobody is writing, and what stands there is what was chosen.
  const [texto, setTexto] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { campanhas, total, isLoading } = useCampanhasToChoose(texto ?? '', isOpen)
  const shown: Opcao | null = value === null ? null : { id: value, nome: campanhaWords(chosen, value) }
  return (
    <Autocomplete<Opcao>
      fullWidth
      value={shown}
      onChange={(_, next) => onChange(next?.id ?? null)}
      inputValue={texto ?? shown?.nome ?? ''}
      onInputChange={(_, next, reason) => setTexto(reason === 'input' ? next : null)}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false)
        setTexto(null)
      }}
      options={[...(campanhas ?? [])]}
      // What is listed is what the server found.
      filterOptions={(all) => all}
      getOptionLabel={({ nome }) => nome}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      loading={isLoading}
      // Two may have one name.
      renderOption={(item, { id, nome }) => (
        <li {...item} key={id}>
          {nome} · #{id}
        </li>
      )}
      noOptionsText={nothingFound(texto ?? '')}
      clearText="Todas as campanhas"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Campanha"
          placeholder="Todas as campanhas"
          helperText={campanhas === null ? FAILURE : isOpen ? restWords(campanhas, total) : ''}
          error={campanhas === null}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}

const restWords = (shown: Opcoes, total: number): string =>
  shown === null || shown === undefined || total <= shown.length
    ? ''
    : `${shown.length} de ${formatInteger(total)}: escreva nome, cidade ou código.`
