import { useCall } from '@seleta/api-client'
import { useDeferredValue } from 'react'
import { Field } from './fields'

interface Props {
  readonly texto: string
  readonly onChange: (texto: string, cidadeId: number | null) => void
  readonly error: string | undefined
}

/** A city by name, searched on the server; the browser's own list does the choosing. */
export function CidadeField({ texto, onChange, error }: Props) {
  const busca = useDeferredValue(texto.split(' – ')[0] ?? '')
  const { data = [] } = useCall(
    'listCidades',
    { query: { busca, limite: 8 } },
    { isEnabled: busca.length >= 2, isKeepingPrevious: true, freshFor: 3_600_000 },
  )
  const nameOf = (cidade: { nome: string; uf: string }) => `${cidade.nome} – ${cidade.uf}`
  return (
    <Field id="cidadeId" label="Cidade" hint="Comece a escrever e escolha na lista." error={error}>
      {(props) => (
        <>
          <input
            {...props}
            list="cidades"
            autoComplete="off"
            value={texto}
            onChange={(event) => {
              const { value } = event.target
              onChange(value, data.find((cidade) => nameOf(cidade) === value)?.id ?? null)
            }}
          />
          <datalist id="cidades">
            {data.map((cidade) => (
              <option key={cidade.id} value={nameOf(cidade)}>
                {nameOf(cidade)}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
