import { paths } from '@seleta/shell'
import { Link, MenuItem, TextField } from '@seleta/ui/core'
import { useFichas } from '../../queries/use-fichas'

interface Props {
  /** Null is none. */
  readonly value: number | null
  readonly onChange: (fichaId: number | null) => void
  readonly error: string | undefined
}

const NONE = 0

/** By which ficha people are judged at a stage (product 73). */
export function FichaField({ value, onChange, error }: Props) {
  const fichas = useFichas()
  const list = fichas.data ?? []
  const isKnown = value === null || list.some(({ id }) => id === value)
  return (
    <TextField
      select
      label="Ficha de avaliação"
      value={value ?? NONE}
      onChange={(event) => onChange(Number(event.target.value) || null)}
      error={error !== undefined}
      helperText={error ?? <Help hasFailed={fichas.isError} isEmpty={fichas.data?.length === 0} />}
    >
      <MenuItem value={NONE}>Nenhuma</MenuItem>
      {isKnown ? null : <MenuItem value={value}>A ficha de agora</MenuItem>}
      {list.map(({ id, nome }) => (
        <MenuItem key={id} value={id}>
          {nome}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Help({ hasFailed, isEmpty }: { readonly hasFailed: boolean; readonly isEmpty: boolean }) {
  if (hasFailed) return 'As fichas não carregaram. A escolha de agora continua valendo.'
  if (isEmpty)
    return (
      <>
        Sua empresa ainda não tem fichas.{' '}
        <Link href={`${paths.configuracoes()}#fichas`} target="_blank" rel="noopener">
          Criar em Configurações
        </Link>
      </>
    )
  return 'Por ela a equipe avalia cada pessoa desta etapa. Ninguém lê a avaliação de outro antes de enviar a sua.'
}
