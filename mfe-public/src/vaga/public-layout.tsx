import { Link, paths } from '@seleta/shell'
import type { ReactNode } from 'react'
import '../publico.css'

/** Header, main landmark and foot of every public page. */
export function PublicLayout({ empresa, children }: { empresa?: string; children: ReactNode }) {
  return (
    <div className="publico">
      <header className="publico-header">
        <div>
          <span>{empresa ?? 'Vagas'}</span>
          <Link to={paths.vagas()}>Ver vagas</Link>
        </div>
      </header>
      <main className="publico-main" id="conteudo">
        {children}
      </main>
    </div>
  )
}
