import type { APIRoute } from 'astro'
import { renderWebManifest } from '../screens/web-manifest.ts'

export const GET: APIRoute = () => renderWebManifest('ar')
